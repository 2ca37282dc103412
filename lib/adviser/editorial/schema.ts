import { z } from 'zod';
import { text } from '@/lib/platform/validation/fields';

const WORDING = 'Bitte schreiben Sie den Wortlaut mit 3 bis 200 Zeichen';
const WHOLE = 'Bitte schreiben Sie ganze Wörter statt „…“';
const WORDINGS = 'Bitte schreiben Sie mindestens einen Wortlaut, jeden in eine Zeile';

const MAX_WORDS = 110;
const MAX_WORDINGS = 30;
const MAX_WORDING = 200;

const wording = text({ min: 3, max: MAX_WORDING, message: WORDING }).refine(
  (typed) => !/…|\.{3}/.test(typed),
  { error: WHOLE },
);

const lines = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const wordingList = text({
  max: MAX_WORDINGS * (MAX_WORDING + 2),
  message: WORDINGS,
  multiline: true,
})
  .transform((typed) => [...new Set(lines(typed))])
  .pipe(
    z
      .array(wording)
      .min(1, { error: WORDINGS })
      .max(MAX_WORDINGS, { error: `Bitte höchstens ${MAX_WORDINGS} Zeilen` }),
  );

const plain = (typed: string) => typed.replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ');

const withoutMarks = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema
    .refine((typed) => !typed.includes('!'), { error: 'Bitte ohne Ausrufezeichen schreiben' })
    .refine((typed) => !/https?:|www\.|\]\(|[<>{}]/i.test(typed), {
      error: 'Bitte ohne Links, HTML und geschweifte Klammern schreiben',
    });

const passageText = withoutMarks(
  text({
    min: 40,
    max: 900,
    multiline: true,
    message: 'Bitte schreiben Sie eine Antwort mit 40 bis 900 Zeichen',
  }),
)
  .refine((typed) => typed.split(/\s+/).length <= MAX_WORDS, {
    error: `Bitte kürzen Sie die Antwort auf höchstens ${MAX_WORDS} Wörter`,
  })
  .transform(plain);

export const wordingSchema = z.object({
  wording,
  passageId: z.string({ error: 'Bitte wählen Sie eine Textstelle aus der Liste' }),
  question: z.uuid().optional().catch(undefined),
});

export const passageSchema = z.object({
  title: withoutMarks(
    text({ min: 5, max: 120, message: 'Bitte schreiben Sie die Frage mit 5 bis 120 Zeichen' }),
  ).transform(plain),
  text: passageText,
  questions: wordingList,
  source: z.string({ error: 'Bitte wählen Sie aus, wo das steht' }),
});
