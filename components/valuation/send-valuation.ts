import { type FailureWords, sendForm } from '@/components/forms/send-form';
import type { DraftKey } from '@/components/forms/use-draft';
import { routes } from '@/lib/routes';

/** What is shown when the wizard's answers could not be sent. */
export const FAILURE_LABELS: FailureWords = {
  check: 'Bitte prüfe deine Angaben',
  notSent: 'Deine Anfrage wurde noch nicht gesendet',
  kept: 'Deine Angaben sind noch da.',
  again: 'Bitte versuche es noch einmal.',
};

interface Envelope {
  valuationRequest: { id: string };
}

/**
 * Sends the form and resolves to the id of the stored valuation.
 * @throws HttpError, or a network error, see {@link sendForm}
 */
export async function sendValuation(body: object, draft: DraftKey): Promise<string> {
  const { valuationRequest } = await sendForm<Envelope>(routes.api.valuationRequests, body, draft);
  return valuationRequest.id;
}
