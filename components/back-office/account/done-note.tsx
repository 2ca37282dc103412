interface DoneNoteProps {
  /** The word in the address, as received */
  done: unknown;
  notes: Record<string, string>;
}

/** Says what was just done, after the page was loaded anew. */
export function DoneNote({ done, notes }: DoneNoteProps) {
  const note = typeof done === 'string' && Object.hasOwn(notes, done) ? notes[done] : '';
  return (
    <p
      role="status"
      // The page was loaded anew: one goes on here, and hears it.
      tabIndex={-1}
      autoFocus={Boolean(note)}
      className="mt-2 w-fit font-semibold text-moss empty:hidden"
    >
      {note}
    </p>
  );
}
