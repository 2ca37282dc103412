interface LoadingOverlayProps {
  message?: string;
}

/**
 * Covers the window with a message while something is on its way (specification 2, app/loading.css). It can
 * be pressed through: whatever is already there works. Put it into a live region to have it read out.
 */
export function LoadingOverlay({ message = 'Wird geladen...' }: LoadingOverlayProps) {
  return (
    <div className="loading-overlay">
      <p>{message}</p>
    </div>
  );
}
