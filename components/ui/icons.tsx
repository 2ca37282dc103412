import type { ReactNode } from 'react';

interface IconProps {
  className?: string;
}

function Icon({ className = 'size-5', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Leads back. */
export function BackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12H5m6-6-6 6 6 6" />
    </Icon>
  );
}

/** A telephone receiver. */
export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 4h3.5l1.8 4.6-2.2 1.7a12 12 0 0 0 5.6 5.6l1.7-2.2L20 15.5V19a1.6 1.6 0 0 1-1.7 1.6C10.6 20.1 3.9 13.4 3.4 5.700A1.6 1.6 0 0 1 5 4z" />
    </Icon>
  );
}

/** Done. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.5 4.500L19 7.5" />
    </Icon>
  );
}

/** Cross-hairs: where the device is. */
export function LocateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="6.5" />
      <circle cx="12" cy="12" r="1.5" />
      <path d="M12 2.500v3m0 13v3M2.5 12h3m13 0h3" />
    </Icon>
  );
}

/** A printer. */
export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 9V3.500h10V9M7 17.500H4.500a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v6.500a1 1 0 0 1-1 1H17M7 14h10v6.500H7z" />
    </Icon>
  );
}

/** A magnifying glass. */
export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </Icon>
  );
}

/** Three lines: a menu. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.500h16M4 12h16M4 17.500h16" />
    </Icon>
  );
}

/** Closes. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

/** Passes on: an arrow out of a box. */
export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V3.500m-4.5 4L12 3.500l4.5 4M6.5 11.500H5a1 1 0 0 0-1 1V19.500a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-7a1 1 0 0 0-1-1h-1.5" />
    </Icon>
  );
}

/** A bookmark; filled where something is kept. */
export function BookmarkIcon({ filled = false, ...props }: IconProps & { filled?: boolean }) {
  return (
    <Icon {...props}>
      <path
        d="M7 3.500h10a1 1 0 0 1 1 1v16l-6-4.5-6 4.500v-16a1 1 0 0 1 1-1z"
        fill={filled ? 'currentColor' : 'none'}
      />
    </Icon>
  );
}

/** Stops what moves. */
export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5.500v13M15.5 5.500v13" />
    </Icon>
  );
}

/** Goes on. */
export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5v13l10.5-6.5z" />
    </Icon>
  );
}

/** A biscuit with a bite taken out: cookies. */
export function CookieIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.500a8.5 8.500 0 1 0 8.500 8.500 3.5 3.500 0 0 1-4.250-4.250A3.500 3.500 0 0 1 12 3.500z" />
      <path d="M8.500 10h.01M14 13.500h.01M9.500 15.500h.01" strokeWidth="2.500" />
    </Icon>
  );
}
