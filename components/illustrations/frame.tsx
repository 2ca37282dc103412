import type { ReactNode } from 'react';
import { Fill, Line } from './parts';

export type IllustrationProps = { className?: string };

type FrameProps = IllustrationProps & { children: ReactNode; sky?: boolean };

/** The sheet every vignette stands on: 160 × 112, ground at y = 98, light from the left. */
export function IllustrationFrame({ className, children, sky = true }: FrameProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 160 112"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {sky && <Fill tone="sky" d="M2 98c12-13 28-17 45-14 25 4 36-9 60-14 22-4 40 10 51 28z" />}
      {children}
      <Fill tone="ground" d="M4 98h152c-8 5-22 4-34 6-18 3-44 1-66 2-22 0-42-2-52-8z" />
      <Line d="M4 98h152" />
    </svg>
  );
}
