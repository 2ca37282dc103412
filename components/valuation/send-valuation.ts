import { call, HttpError } from '@/lib/http/client';
import { routes } from '@/lib/routes';
import type { ValuationField } from '@/lib/valuation/form';

/** What is shown when a form could not be sent. */
export interface SendFailure {
  title: string;
  text: string;
  /** German message by field name */
  fields: Partial<Record<ValuationField, string>>;
}

const KEPT = 'Deine Angaben sind noch da. Bitte versuche es noch einmal.';

/** Turns whatever went wrong while sending into words. */
export function describeFailure(error: unknown): SendFailure {
  if (error instanceof HttpError) {
    const { error: message, fields } = error.problem;
    if (error.status === 422) {
      return { title: 'Bitte prüfe deine Angaben', text: message ?? '', fields: fields ?? {} };
    }
    return {
      title: 'Deine Anfrage wurde noch nicht gesendet',
      text: [message, 'Deine Angaben sind noch da.'].filter(Boolean).join(' '),
      fields: fields ?? {},
    };
  }
  return {
    title: 'Deine Anfrage wurde noch nicht gesendet',
    text: `Die Verbindung zum Server ist abgebrochen. ${KEPT}`,
    fields: {},
  };
}

interface Envelope {
  valuationRequest: { id: string };
}

/**
 * Sends the form and resolves to the id of the stored valuation.
 * @param key idempotency key; the same for every attempt with the same answers
 * @throws HttpError, or a network error, see {@link call}
 */
export async function sendValuation(body: object, key: string): Promise<string> {
  const { valuationRequest } = await call<Envelope>(routes.api.valuationRequests, {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': key },
  });
  return valuationRequest.id;
}

/** Whether an earlier attempt with other answers arrived although its reply was lost. */
export function isStaleKey(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409;
}
