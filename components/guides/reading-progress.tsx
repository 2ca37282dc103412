/** A bar at the top of the window that fills while the element with the id is read (follow-reading.ts). */
export function ReadingProgress({ of }: { of: string }) {
  return (
    <div
      role="progressbar"
      aria-label="Lesefortschritt"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      data-progress-of={of}
      className="js-only pointer-events-none fixed inset-x-0 top-0 z-40 h-1 print:hidden"
      suppressHydrationWarning
    >
      <div
        className="h-full origin-left bg-brick"
        style={{ transform: 'scaleX(var(--progress, 0))' }}
      />
    </div>
  );
}
