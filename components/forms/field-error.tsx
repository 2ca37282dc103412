import { cn } from '@/lib/utils';

export function FieldError({ name, message }: { name: string; message?: string }) {
  if (!message) return null;
  return (
    <p
      id={`${name}-error`}
      className="mt-1.5 flex gap-2 text-base leading-snug font-semibold text-brick-text"
    >
      <span aria-hidden="true">▲</span>
      <span key={message}>{message}</span>
    </p>
  );
}

export function wiring({ name, hint, error }: { name: string; hint?: string; error?: string }) {
  return {
    id: name,
    name,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': cn(hint && `${name}-hint`, error && `${name}-error`) || undefined,
  };
}
