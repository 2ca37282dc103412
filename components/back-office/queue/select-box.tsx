'use client';

import { type Selected, useQueue } from './queue-context';

interface SelectBoxProps extends Selected {
  /** Whom the request is of, for whoever hears the boxes alone */
  label: string;
}

/** Selects a request, to do something with many at once. It lies over the link that covers the row. */
export function SelectBox({ label, ...request }: SelectBoxProps) {
  const { selected, select } = useQueue();
  return (
    <label className="js-only absolute inset-y-0 left-0 z-1 grid w-11 cursor-pointer place-items-center sm:w-12">
      <span className="sr-only">{label} auswählen</span>
      <input
        type="checkbox"
        aria-keyshortcuts="x"
        checked={selected.has(request.id)}
        onChange={(event) => select([request], event.target.checked)}
        className="size-5 cursor-pointer accent-petrol"
      />
    </label>
  );
}
