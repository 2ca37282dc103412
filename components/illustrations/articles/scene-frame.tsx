import type { ReactNode } from 'react';
import type { IllustrationProps } from '../frame';
import type { Tone } from '../palette';
import { Fill } from '../parts';

type SceneProps = IllustrationProps & { tone?: Tone; children: ReactNode };

/** The full sheet of an article's scene: 320 × 180, coloured to the edge, light from the left. */
export function Scene({ className, tone = 'sky', children }: SceneProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 320 180"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <Fill tone={tone} d="M0 0h320v180H0z" />
      {children}
    </svg>
  );
}
