/** Takes the focus when a pressed button disappears. */
export function PageTitle({ id, children }: { id?: string; children: string }) {
  return (
    <h1 id={id} tabIndex={-1} className="text-2xl hyphens-manual sm:text-3xl">
      {children}
    </h1>
  );
}
