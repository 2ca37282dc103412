import type { IllustrationProps } from './parts';

/** The same drawing as app/icon.svg. */
export function LogoMark({ className }: IllustrationProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="var(--color-petrol)" d="M12 1L1 11v12h4L12 4l7 19h4V11z" />
      <path fill="var(--color-brick)" d="M12 8.5L17 23l-5-3.5L7 23z" />
    </svg>
  );
}
