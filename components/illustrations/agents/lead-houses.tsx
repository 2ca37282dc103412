import { IllustrationFrame, type IllustrationProps } from '../frame';
import { Door, Fill, Line, paint, Shadow, Windows } from '../parts';

/** What is known of a Standard lead: the house stands, without what makes it somebody's own. */
export function StandardLead({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <Fill tone="wall-shade" d="M84 58h46v40H84z" />
      <Shadow d="M84 61h46v5H84z" />
      <Fill tone="wall" d="M32 98V57l26-31 26 31v41z" />
      <Fill tone="roof" d="M58 23h48l31 38H90z" />
      <Fill tone="roof-shade" d="M58 23l32 38h-5L58 29 31 61h-5z" />
      <Line d="M90 61h47M126 61v37" />
      <Windows
        at={[
          [40, 70],
          [65, 70],
        ]}
        w={11}
        h={15}
        kind="plain"
        sill={false}
      />
      <Door x={91} h={22} />
    </IllustrationFrame>
  );
}

/** What is known of a Basic lead: that there is a house, and where. */
export function BasicLead({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
      <path
        stroke={paint('line')}
        strokeDasharray="4 4"
        d="M32 98V61M26 61l32-38h48l31 38H90L58 23M84 61v37M126 61v37"
      />
      <Fill tone="roof" d="M83 98c-9-12-11-16-11-20a11 11 0 0 1 22 0c0 4-2 8-11 20z" />
      <Fill tone="paper" d="M79 78a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
    </IllustrationFrame>
  );
}
