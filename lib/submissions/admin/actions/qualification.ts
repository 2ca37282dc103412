import { z } from 'zod';
import { AppError } from '@/lib/platform/http/errors';
import { dayInBerlin, momentInBerlin } from '@/lib/platform/format/berlin-day';
import { inFormal, text, parse, refusedFields } from '@/lib/platform/validation/fields';
import { TIMELINE_VALUES } from '@/lib/submissions/forms/lead/options';
import { KINDS, correctedDetails } from '@/lib/submissions/kinds/kinds';
import { refuseIdentifying } from '@/lib/submissions/leads/facts';
import { missingAnswers } from '@/lib/submissions/owner/correction/fields';
import { operation } from './operation';
import { openLead } from './sale';

const WORDS = { min: 10, max: 1000 };

const NO_TALK =
  'Bitte notieren Sie zuerst den Anruf mit „Erreicht“, oder geben Sie an, wann das Gespräch war';

export const leadIntent = operation(
  z.object({
    /** 'all': owned with others, who agree */
    isOwner: z.enum(['yes', 'all', 'no'], {
      error: 'Bitte wählen Sie, ob der Person die Immobilie gehört',
    }),
    timeline: z.enum(TIMELINE_VALUES, { error: 'Bitte wählen Sie, wann verkauft werden soll' }),
    /** German time; needed unless a call that reached the person is noted */
    talkedAt: z
      .string({ error: NO_TALK })
      .default('')
      .transform((typed) => (typed ? (momentInBerlin(typed) ?? null) : undefined))
      .refine((at) => at !== null && !(at && at.getTime() > Date.now()), {
        error: 'Bitte geben Sie an, wann das Gespräch war: einen Zeitpunkt, der vorbei ist',
      }),
    words: text({
      ...WORDS,
      message: `Bitte notieren Sie mit mindestens ${WORDS.min} Zeichen, was gesagt wurde`,
      multiline: true,
    }),
  }),
  ({ isOwner: answer, timeline, words, talkedAt }, target, { id: by }) => {
    const { releasedAt } = openLead(target, ['expired', 'unclear']);
    refuseIdentifying('words', words, target.submission);
    const { submission, isReached } = target;
    if (!talkedAt && !isReached) throw refusedFields({ talkedAt: NO_TALK });
    if (talkedAt && dayInBerlin(talkedAt) < dayInBerlin(submission.createdAt)) {
      throw refusedFields({ talkedAt: 'An dem Tag war die Anfrage noch nicht eingegangen' });
    }
    const told = { isOwner: answer !== 'no', isShared: answer === 'all', timeline, words };
    const isHeld = releasedAt && !told.isOwner;
    return {
      action: 'lead-intent',
      after: { ...told, ...(talkedAt && { talkedAt: talkedAt.toISOString() }) },
      sale: { confirm: { ...told, by } },
      message: isHeld
        ? 'Eingetragen. Der Lead ist damit nicht mehr im Verkauf.'
        : 'Eigentum und Verkaufsabsicht sind eingetragen.',
    };
  },
);

const NO_ANSWER = new AppError('invalid', 'Bitte tragen Sie mindestens eine Angabe ein.');

/** Fills in what is still missing about the home; other answers stay the owner's. */
export const leadProperty = operation(z.record(z.string(), z.unknown()), (given, target) => {
  openLead(target, ['expired', 'unclear']);
  const { submission } = target;
  const { kind, name, email, phone } = submission;
  const told = missingAnswers(submission).flatMap((field) =>
    given[field.name] ? [[field.name, given[field.name]] as const] : [],
  );
  if (told.length === 0) throw NO_ANSWER;
  const known = Object.entries({ ...submission.details, name, email, phone });
  const stored = known.filter(([, value]) => value !== null);
  const answers = parse(KINDS[kind].correction, Object.fromEntries([...stored, ...told]), inFormal);
  return {
    action: 'lead-property',
    after: { fields: told.map(([field]) => field).join(', ') },
    details: correctedDetails(kind, answers),
    message: 'Die Angaben sind ergänzt.',
  };
});
