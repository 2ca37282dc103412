import { idsOfTopic } from './answers/answers';
import { fold } from '@/lib/words/stem';

/** Answers for people in one situation, and the words that tell of it; folded. */
const TOPICS: { ids: ReadonlySet<string>; words: RegExp }[] = [
  {
    ids: idsOfTopic('divorce'),
    words:
      /scheid|trenn|auseinander|\bex\b|exmann|exfrau|ex-|\behe|\bfrau\b|\bmann\b|mannes\b|partner|freundin|\bfreund\b|zugewinn|verheirat|gemeinsam|auszahl|ausgezahl|auszuzahl|\buns\b|\bwir\b|\bbeide|halfte|anteil|ausgezogen|auszieh|auszug|versteiger|unterhalt|\bsie\b|\ber\b|grunderwerb/,
  },
  {
    ids: idsOfTopic('inheritance'),
    words:
      /erb|nachlass|gestorben|verstorben|verstarb|starb|\btod|mutter|vater|\bmama|\bpapa|eltern|\boma|\bopa|tante|onkel|geschwister|bruder|bruder|schwester|testament|freibetr|hinterl|finanzamt|schenk|anteil|miteigent|grundbuch|leer|familienheim|witwe/,
  },
];

/** Whether an answer is for no situation, or for one that the conversation tells of. */
export function situationsIn(said: string): (id: string) => boolean {
  const words = fold(said);
  const untold = TOPICS.filter((topic) => !topic.words.test(words));
  return (id) => untold.every(({ ids }) => !ids.has(id));
}
