import { CONVERSATION_TITLE } from '@/lib/requests/kinds/kinds';
import type { RequestDetail } from '@/lib/requests/back-office/request/request';

/** What the person has sent along of a conversation with the adviser, folded until it is wanted. */
export function Conversation({ conversation }: Pick<RequestDetail, 'conversation'>) {
  if (!conversation) return null;
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
        {CONVERSATION_TITLE}
      </summary>
      <blockquote className="mt-2 border-l-4 border-sand pl-4 wrap-anywhere whitespace-pre-wrap">
        {conversation}
      </blockquote>
    </details>
  );
}
