import { IllustrationFrame, type IllustrationProps, Fill, Line, paint, Windows } from './parts';

export function EmptyDesk({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className} sky={false}>
      <Fill tone="room" d="M18 14h124v84H18z" />
      <Windows at="58,24" w={44} h={34} tone="sky" />
      <Fill tone="leaf" d="M60 57c4-9 12-11 18-7 6-7 17-5 22 7z" />
      <Fill tone="wood" d="M34 72h92v5H34z" />
      <Fill tone="wood-shade" d="M40 77h5v21h-5zM115 77h5v21h-5z" />
      <path
        fill={paint('paper')}
        stroke={paint('line')}
        d="M90 63h10v7q0 2-2 2h-6q-2 0-2-2zm10 1.500h3v4h-3"
      />
      <Line d="M93 60c-1-2 1-3 0-5m4 5c-1-2 1-3 0-5" w={1} tone="wall-shade" />
    </IllustrationFrame>
  );
}
