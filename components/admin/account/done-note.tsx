export function DoneNote({ done, notes }: { done: unknown; notes: Record<string, string> }) {
  const note = typeof done === 'string' && Object.hasOwn(notes, done) ? notes[done] : '';
  return (
    <p
      role="status"
      // After the page load, keyboards continue here and screen readers read it.
      tabIndex={-1}
      autoFocus={Boolean(note)}
      className="mt-2 w-fit font-semibold text-moss empty:hidden"
    >
      {note}
    </p>
  );
}
