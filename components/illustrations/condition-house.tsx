import type { ReactNode } from 'react';
import { Door, Fill, Line, Shadow, Windows } from './parts';

/** The windows of the gable's ground floor, where shutters and flower boxes go. */
export const groundFloor = [
  [47, 71],
  [71, 71],
] as const;

/** The one small house that every condition is told with; `coat` lies under its windows. */
export function ConditionHouse({ coat, worn = false }: { coat?: ReactNode; worn?: boolean }) {
  return (
    <>
      <Fill tone="wall-shade" d="M88 58h38v40H88z" />
      <Shadow d="M88 61h38v5H88z" />
      <Fill tone="wall" d="M40 98V57l24-29 24 29v41z" />
      <Fill tone="roof" d="M64 25h40l30 36H94z" />
      <Fill tone="roof-shade" d="M89 29V15h7v14zM64 25l30 36h-5L64 31 39 61h-5z" />
      {coat}
      <Line d={worn ? 'M94 61h24l10 3M88 15h4' : 'M94 61h40M122 61v37M88 15h9'} />
      <Windows at={groundFloor} w={10} h={14} kind="gallows" />
      <Windows at={[[58.5, 45]]} w={11} h={11} />
      <Door x={94} h={22} />
      <Windows at={[[108.5, 74]]} w={10} h={11} />
    </>
  );
}
