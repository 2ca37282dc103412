import { readSeedFiles } from '@/lib/guides/seed-files';
import { ANSWERS } from '../answers/answers';
import { createKnowledge, type Knowledge } from '../knowledge/knowledge';
import { evaluate, score } from './evaluate';
import { evaluationQuestions } from './questions';

let knowledge: Knowledge;

beforeAll(async () => {
  knowledge = createKnowledge(ANSWERS, await readSeedFiles());
});

const scoreOf = (set: Parameters<typeof evaluationQuestions>[0]) =>
  score(evaluationQuestions(set).map((asked) => evaluate(knowledge, asked)));

test('of the questions that it is improved with, 92 % are answered right and 98 % of off-topic ones refused', () => {
  const { answerable, unanswerable, at1, at3, offTopicRefused } = scoreOf('questions');
  expect(answerable + unanswerable).toBeGreaterThanOrEqual(120);
  expect(at1).toBeGreaterThanOrEqual(0.92);
  expect(at3).toBeGreaterThanOrEqual(at1);
  expect(offTopicRefused).toBeGreaterThanOrEqual(0.98);
});

test('what nobody has listened to is answered nearly as well', () => {
  const { at1, offTopicRefused } = scoreOf('held-out');
  expect(at1).toBeGreaterThanOrEqual(0.75);
  expect(offTopicRefused).toBeGreaterThanOrEqual(0.9);
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
      const outcome = evaluate(knowledge, {
        question: `Ich verkaufe ${kind}. ${question}`,
        cite: ['maklerprovision#wo-die-regeln-nicht-gelten'],
        kind: 'scope',
      });
      expect(outcome.nearest).not.toBeUndefined();
      expect(knowledge.answer(outcome.nearest ?? '')?.scope).not.toEqual(['home']);
    }
  }
});
