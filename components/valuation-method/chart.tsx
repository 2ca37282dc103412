import type { ReactNode } from 'react';

interface ChartProps {
  title: string;
  /** What is drawn, in one or two sentences */
  text: string;
  /** Where the figures come from */
  note?: string;
  children: ReactNode;
}

/** A drawing of figures with its title above and its source below. */
export function Chart({ title, text, note, children }: ChartProps) {
  return (
    <figure className="my-9 border-t border-line pt-4 text-base break-inside-avoid hyphens-manual">
      <figcaption>
        <span className="block text-lg leading-snug font-semibold">{title}</span>
        <span className="mt-1 block text-muted">{text}</span>
      </figcaption>
      <div className="mt-5">{children}</div>
      {note && <p className="mt-4 text-sm text-muted">{note}</p>}
    </figure>
  );
}
