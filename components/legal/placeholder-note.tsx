const NAMED = 3;

function listed(names: readonly string[]): string {
  const others = names.length - NAMED;
  if (others <= 1) return names.join(', ');
  return `${names.slice(0, NAMED).join(', ')} und ${others} weitere`;
}

/** Warns operators before visitors read placeholders. */
export function PlaceholderNote({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p
      role="note"
      className="mx-auto max-w-6xl px-4 pb-6 text-sm wrap-anywhere text-muted sm:px-6 print:hidden"
    >
      Noch Platzhalter: {listed(names)}. Was zu setzen ist, steht in der README unter „Settings“.
    </p>
  );
}
