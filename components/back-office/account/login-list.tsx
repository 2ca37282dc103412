import { OneButtonForm } from '@/components/forms/one-button-form';
import type { Served } from '@/components/forms/use-served-form';
import { Badge } from '@/components/ui/badge';
import { formatClock } from '@/lib/platform/format/date';

interface LoginListProps {
  logins: readonly {
    id: string;
    device: string;
    createdAt: Date;
    lastSeenAt: Date;
    isThis: boolean;
    /** How it is ended */
    ending: Served;
  }[];
}

/** The logins that hold, and where they are. */
export function LoginList({ logins }: LoginListProps) {
  return (
    <ul className="border-t border-line">
      {logins.map(({ id, device, createdAt, lastSeenAt, isThis, ending }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="font-semibold">{device}</span>
              {isThis && <Badge>diese Anmeldung</Badge>}
            </p>
            <p className="text-base text-muted">
              seit {formatClock(createdAt)}, zuletzt gesehen {formatClock(lastSeenAt)}
            </p>
          </div>
          {!isThis && (
            <OneButtonForm how={ending} variant="outline">
              Beenden
            </OneButtonForm>
          )}
        </li>
      ))}
    </ul>
  );
}
