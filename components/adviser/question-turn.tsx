import { formatTimeOfDay } from '@/lib/platform/format/date';
import { cn } from '@/lib/utils';
import type { Question } from './entry';
import { Turn } from './turn';

/** Characters from which on a question is set smaller: it is a text then, no headline. */
const LONG = 160;

/** What a person asked. */
export function QuestionTurn({ text, at }: Question) {
  const time = new Date(at);
  return (
    <Turn
      isOpening
      className="mt-9"
      speaker={
        <>
          Sie
          <span className="sm:hidden">, </span>
          <time dateTime={time.toISOString()} className="sm:block">
            {formatTimeOfDay(time)}
          </time>
        </>
      }
    >
      <h2
        data-question
        className={cn(
          'whitespace-pre-line wrap-anywhere',
          text.length > LONG ? 'text-lg leading-snug' : 'text-2xl',
        )}
      >
        {text}
      </h2>
    </Turn>
  );
}
