import { sendForm } from '@/components/forms/send-form';
import { type Draft, draftStore, withNewKey } from '@/lib/platform/draft';
import { HttpError } from '@/lib/platform/http/client';
import { type BrokerCallbackValues, phoneProblem } from '@/lib/submissions/forms/broker-callback';
import { routes } from '@/lib/routes';
import {
  type BrokerCallbackAnswer,
  BROKER_DRAFT_KEY,
  EMPTY_BROKER_FORM,
  failed,
  refusedAnswer,
  SENT,
} from './broker-callback-answer';

/** Milliseconds, so that a press has a visible effect. */
const SHORTEST_WAIT = 1000;

const pause = () => new Promise((resolve) => setTimeout(resolve, SHORTEST_WAIT));

/** Until the window is closed. */
const drafts = draftStore<BrokerCallbackValues>({
  key: BROKER_DRAFT_KEY,
  storage: () => sessionStorage,
  maxAgeDays: 1,
  empty: EMPTY_BROKER_FORM,
});

let draft: Draft<BrokerCallbackValues> | undefined;
const current = () => (draft ??= drafts.fresh());
const renewKey = () => (draft = withNewKey(current()));

export function restored(): string {
  draft = drafts.load();
  return current().values.phone;
}

export function keep(phone: string): void {
  draft = { ...current(), values: { phone }, savedAt: Date.now() };
  if (phone) drafts.save(draft);
  else drafts.forget();
}

function answerToFailure(error: unknown): BrokerCallbackAnswer {
  if (!(error instanceof HttpError)) return failed();
  const { status, problem } = error;
  if (status === 422 && problem.fields?.phone) return refusedAnswer(problem.fields.phone);
  return failed(status === 429 ? problem.error : undefined);
}

/** Keeps the number until it has arrived. Never throws. */
export async function sendBrokerCallback(
  phone: string,
  website: unknown,
): Promise<BrokerCallbackAnswer> {
  const problem = phoneProblem(phone);
  if (problem) return refusedAnswer(problem);
  const body = { phone, website };
  const [answer] = await Promise.all([
    sendForm(routes.api.brokerCallbacks, body, { current, renewKey }).then(
      () => SENT,
      answerToFailure,
    ),
    pause(),
  ]);
  if (answer !== SENT) return answer;
  drafts.forget();
  draft = undefined;
  return SENT;
}
