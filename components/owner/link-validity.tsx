import { formatClock, formatDate } from '@/lib/platform/format/date';
import type { OpenedLink } from '@/lib/requests/owner/own-request';
import type { Served } from '@/components/forms/use-served-form';
import { TwoSteps } from './operation-button';

/** How long the link is good, and the way to end it. */
export function LinkValidity({ link, how }: { link: OpenedLink; how: Served }) {
  const { channel, expiresAt } = link;
  return (
    <>
      <p>
        Wer diesen Link hat, sieht Ihre Anfrage: Bitte geben Sie ihn nicht weiter. Er gilt bis{' '}
        {channel === 'mail' ? `zum ${formatDate(expiresAt)}` : formatClock(expiresAt)}.
      </p>
      <TwoSteps
        how={how}
        label="Alle Links ungültig machen"
        consequence="Diese Seite und alle Links aus früheren E-Mails öffnen Ihre Anfrage dann nicht mehr. Einen neuen Link können Sie jederzeit anfordern."
      >
        Links ungültig machen
      </TwoSteps>
    </>
  );
}
