import type { DraftKey } from '@/components/forms/use-draft';
import { sendForm } from '@/components/forms/send-form';
import { HttpError } from '@/lib/platform/http/client';
import { routes } from '@/lib/routes';
import { type BrokerCallbackAnswer, failed, refused, SENT } from './broker-callback-answer';

/** The answer to a number that a script has sent in vain. */
function answerToFailure(error: unknown): BrokerCallbackAnswer {
  if (!(error instanceof HttpError)) return failed();
  const { status, problem } = error;
  if (status === 422 && problem.fields?.phone) return refused(problem.fields.phone);
  return failed(status === 429 ? problem.error : undefined);
}

/** Sends the number; never throws. */
export const sendBrokerCallback = (body: object, draft: DraftKey): Promise<BrokerCallbackAnswer> =>
  sendForm(routes.api.brokerCallbacks, body, draft).then(() => SENT, answerToFailure);
