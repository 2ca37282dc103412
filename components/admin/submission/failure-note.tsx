import { Button } from '@/components/ui/button';
import { employeeRoutes } from '@/lib/employee-routes';
import type { Failure } from '../failure';

export function FailureNote({ failure, onRetry }: { failure?: Failure; onRetry?: () => void }) {
  return (
    <div role="alert">
      {failure && (
        <div className="mt-3 rounded-md border border-brick-text bg-brick-soft p-4">
          <p className="font-semibold">{failure.text}</p>
          {failure.isLoggedOut && (
            <a
              href={employeeRoutes.login}
              target="_blank"
              className="inline-flex min-h-11 items-center font-semibold text-petrol underline underline-offset-4"
            >
              Anmeldung in einem neuen Fenster öffnen
            </a>
          )}
          {failure.canRetry && onRetry && (
            <Button variant="outline" onClick={onRetry} className="mt-3">
              Noch einmal versuchen
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
