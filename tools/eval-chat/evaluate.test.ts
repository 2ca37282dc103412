import { readSeedFiles } from '@/lib/guides/seed-files';
import { ANSWERS } from '@/lib/adviser/answers/answers';
import { advise } from '@/lib/adviser/builtin/advise';
import { createKnowledge, type Knowledge } from '@/lib/adviser/knowledge/knowledge';
import {
  evaluateAdviser,
  score,
  shareOf,
  type EvaluatedConversation,
  type EvaluationQuestion,
  evaluationQuestions,
  EVALUATION_GROUPS,
} from './evaluate';
import breaks from './breaks.json';

let knowledge: Knowledge;
let outcomes: EvaluatedConversation[];

beforeAll(async () => {
  knowledge = await createKnowledge(ANSWERS, await readSeedFiles());
  const all = evaluationQuestions('training');
  outcomes = EVALUATION_GROUPS.flatMap((group) => {
    const ofGroup = all.filter((asked) => asked.group === group);
    // Some sixty, evenly spread: npm run eval:chat asks all of them, which takes minutes.
    const step = Math.max(1, Math.floor(ofGroup.length / 60));
    const asked = ofGroup.filter((_, index) => index % step === 0);
    return asked.map((each) => evaluateAdviser(knowledge, each));
  });
});

/** Scores on training data are too good; less than this on a sample is a step back. */
test.each([
  ['ordinary', 'right', 0.82],
  ['calculation', 'right', 0.8],
  ['followup', 'right', 0.8],
  ['offtopic', 'right', 0.9],
  ['danger', 'right', 0.92],
] as const)(
  'of the %s conversations that it is improved with, enough end %s',
  (group, verdict, least) => {
    const found = score(outcomes).find((one) => one.group === group);
    expect(found?.count).toBeGreaterThanOrEqual(50);
    expect(new Map(found?.shares).get(verdict)?.value).toBeGreaterThanOrEqual(least);
  },
);

test('next to none of them ends with a wrong fact', () => {
  const wrong = outcomes.filter(({ verdict }) => verdict === 'wrong fact');
  expect(wrong.length).toBeLessThanOrEqual(2);
});

const ASKED: EvaluationQuestion = {
  id: 'x-1',
  group: 'ordinary',
  turns: ['Wie lange ist ein Energieausweis gültig?'],
  must: [/zehn/i],
  mustNot: [/fünf Jahre/i],
  note: 'zehn Jahre',
};

test.each<[string, Partial<EvaluationQuestion>, string]>([
  ['what is wanted', {}, 'right'],
  ['something else', { must: [/Apfelkuchen/] }, 'wrong passage'],
  ['what would be wrong', { mustNot: [/zehn/i] }, 'wrong fact'],
  ['another heading', { cite: ['maklerprovision#wer-wann-zahlt'] }, 'wrong passage'],
  ['an answer to what has none', { group: 'offtopic', must: [], mustNot: [] }, 'wrong passage'],
  ['nothing to a recipe', { turns: ['Rezept für Apfelkuchen'] }, 'refused'],
  [
    'nothing to a recipe, as it is to be',
    { group: 'offtopic', turns: ['Rezept für Apfelkuchen'], must: [], mustNot: [] },
    'right',
  ],
])('an answer that says %s is judged', (_, changes, verdict) => {
  expect(evaluateAdviser(knowledge, { ...ASKED, ...changes }).verdict).toBe(verdict);
});

test.each(breaks)(
  'after $before "$then" is answered as in a fresh conversation',
  ({ before, then }) => {
    const history = before.map((text) => ({ role: 'user' as const, text }));
    const { reply } = advise(knowledge, { message: then, history });
    expect(reply).toEqual(advise(knowledge, { message: then }).reply);
  },
);

test.each([
  [0, 0, 0, 0],
  [5, 10, 0.237, 0.763],
  [98, 100, 0.93, 0.994],
  [10, 10, 0.722, 1],
])('%d of %d lie between %d and %d', (count, all, from, to) => {
  const share = shareOf(count, all);
  expect(share.from).toBeCloseTo(from, 2);
  expect(share.to).toBeCloseTo(to, 2);
});

test('no answer to any question states the equal-share rule for an apartment building, land or business', () => {
  const KINDS = ['ein Mehrfamilienhaus', 'ein Baugrundstück', 'ein Gewerbeobjekt'];
  const asked = [
    'Wer zahlt den Makler?',
    'Muss der Käufer die Hälfte der Provision zahlen?',
    'Wie wird die Courtage geteilt?',
    'was muss ich beim makler selber zahlen',
    'Kann der Käufer die ganze Provision tragen?',
  ];
  for (const kind of KINDS) {
    for (const question of asked) {
      const { found } = advise(knowledge, { message: `Ich verkaufe ${kind}. ${question}` });
      expect(found?.candidates[0]).toBeDefined();
      expect(found?.candidates[0]?.answer.scope).not.toEqual(['home']);
    }
  }
});
