import 'server-only';
import { createUIMessageStream, createUIMessageStreamResponse } from 'ai';
import { APOLOGY } from './constants';
import type { AnswerPart } from './service';
import { log } from '@/lib/platform/telemetry/log';

/** One text per message: a replacement continues under the same id. */
const TEXT_ID = 'answer';

export function streamed(parts: AsyncIterable<AnswerPart>): Response {
  const stream = createUIMessageStream({
    execute: async ({ writer }) => {
      writer.write({ type: 'text-start', id: TEXT_ID });
      for await (const part of parts) {
        if (part.type === 'text') {
          writer.write({ type: 'text-delta', id: TEXT_ID, delta: part.text });
        } else if (part.type === 'replace') {
          writer.write({ type: 'data-replace', data: { note: part.note } });
        } else {
          writer.write({ type: 'text-end', id: TEXT_ID });
          writer.write({ type: 'data-reply', data: part.reply });
        }
      }
    },
    onError: (error) => {
      log().error({ err: error }, 'An answer of the adviser broke off');
      return APOLOGY;
    },
  });
  return createUIMessageStreamResponse({ stream, headers: { 'Cache-Control': 'no-store' } });
}
