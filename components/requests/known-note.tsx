/** Where the name and the number come from that stand in a form nobody has typed into. */
export function KnownNote() {
  return (
    <p className="mt-3 text-base text-muted">
      Was schon ausgefüllt ist, haben Sie in diesem Browser für Ihre Bewertung eingegeben.
    </p>
  );
}
