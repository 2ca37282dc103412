interface LoadingOverlayProps {
  message?: string;
}

/**
 * Covers the window with a message while something is on its way (specification 2). It can be pressed
 * through: whatever is already there works. Put it into a live region to have it read out.
 */
export function LoadingOverlay({ message = 'Wird geladen...' }: LoadingOverlayProps) {
  return (
    <div className="loading-overlay pointer-events-none fixed inset-0 z-50 flex flex-col items-center justify-center gap-4 bg-paper/95 print:hidden">
      <span
        aria-hidden="true"
        className="size-10 animate-spin rounded-full border-4 border-line border-t-petrol"
      />
      <p className="font-serif text-xl font-semibold">{message}</p>
    </div>
  );
}
