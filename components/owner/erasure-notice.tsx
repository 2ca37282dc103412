import { ButtonLink } from '@/components/ui/button-link';
import { formatDate } from '@/lib/platform/format/date';

interface ErasureNoticeProps {
  /** When the request is deleted by itself */
  until: Date;
  /** Where it can be deleted at once */
  erasure: string;
}

/** When the request goes by itself, and the way to delete it at once. */
export function ErasureNotice({ until, erasure }: ErasureNoticeProps) {
  return (
    <>
      <p>
        Am {formatDate(until)} löschen wir diese Anfrage von selbst. Sie können sie auch sofort
        löschen.
      </p>
      <ButtonLink href={erasure} variant="outline" className="mt-4 print:hidden">
        Anfrage löschen
      </ButtonLink>
    </>
  );
}
