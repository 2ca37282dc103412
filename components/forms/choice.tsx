import type { ComponentProps } from 'react';

export function Choice({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 leading-snug">
      <input className="size-6 shrink-0 accent-petrol" {...input} />
      <span>{label}</span>
    </label>
  );
}
