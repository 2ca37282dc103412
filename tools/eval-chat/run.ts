import { readSeedFiles } from '../../lib/guides/seed-files';
import { ANSWERS } from '../../lib/adviser/answers/answers';
import {
  evaluateAdviser,
  score,
  VERDICTS,
  type EvaluatedConversation,
  shareOf,
  evaluationQuestions,
  type SetKind,
} from './evaluate';
import { fit } from './fit';
import { createKnowledge } from '../../lib/adviser/knowledge/knowledge';

const percent = (value: number) => (value * 100).toFixed(0);

const cell = ({ value, from, to }: ReturnType<typeof shareOf>) =>
  `${percent(value).padStart(4)} % ${`(${percent(from)}–${percent(to)})`.padEnd(9)}`;

function tell(outcomes: EvaluatedConversation[]) {
  console.log(
    `${' '.repeat(18)}${VERDICTS.map((verdict) => verdict.padStart(14).padEnd(16)).join('')}`,
  );
  for (const { group, count, shares } of score(outcomes)) {
    const cells = shares.map(([, share]) => cell(share));
    console.log(`${group.padEnd(12)}${String(count).padStart(4)}  ${cells.join('')}`);
  }
}

function tellMisses(outcomes: EvaluatedConversation[]) {
  for (const { asked, verdict, reply } of outcomes) {
    if (verdict === 'right') continue;
    const { id, turns, note } = asked;
    console.log(`\n  ${id} ${verdict}: ${turns.join(' / ')}\n    wanted ${note}`);
    console.log(
      `    got    ${reply.title ?? ''} | ${reply.response.slice(0, 160).replaceAll('\n', ' ')}`,
    );
    if (reply.suggestions) console.log(`    offers ${reply.suggestions.join(' | ')}`);
  }
}

async function run() {
  const options = process.argv.slice(2);
  const kind: SetKind = options.includes('--judge') ? 'judge' : 'training';
  const knowledge = await createKnowledge(ANSWERS, await readSeedFiles());
  if (options.includes('--fit')) return fit(knowledge, evaluationQuestions('training'));
  const outcomes = evaluationQuestions(kind).map((asked) => evaluateAdviser(knowledge, asked));
  console.log(
    kind === 'judge'
      ? 'Conversations that nothing was fitted with. If you read them, or change anything because of them, rename the set to training.\n'
      : 'Conversations that the adviser is improved with; they flatter it.\n',
  );
  tell(outcomes);
  if (options.includes('--misses') && kind === 'training') tellMisses(outcomes);
}

void run();
