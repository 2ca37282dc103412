import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageForm } from '@/components/forms/page-form';
import { PageTitle } from '@/components/admin/frame/page-title';
import { Pagination } from '@/components/admin/queue/pagination';
import { OneButtonForm } from '@/components/forms/server-form';
import { TextLink } from '@/components/ui/text-link';
import {
  editorialChoices,
  listAdditions,
  type ListedAddition,
} from '@/lib/adviser/editorial/additions-service';
import { listOpenQuestions } from '@/lib/adviser/editorial/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatDate, formatPartialDate } from '@/lib/platform/format/date';
import { formatNumber } from '@/lib/platform/format/number';
import type { PageQuery } from '@/lib/platform/page';
import { pageNumber } from '@/lib/submissions/admin/sent/sent';
import {
  addPassageAction,
  addWordingAction,
  closeQuestionAction,
  removeAdditionAction,
} from './actions';

interface OpenQuestionProps {
  text: string;
  count: number;
  /** 'YYYY-MM-DD' */
  lastDay: string;
  nearest: readonly string[];
  children: ReactNode;
}

function OpenQuestion({ text, count, lastDay, nearest, children }: OpenQuestionProps) {
  const times = count === 1 ? 'einmal' : `${formatNumber(count)}-mal`;
  return (
    <li className="border-b border-line py-5">
      <h3 className="text-lg wrap-anywhere">{text}</h3>
      <p className="text-base text-muted">
        {times} gefragt, zuletzt am {formatPartialDate(lastDay)}
      </p>
      {nearest.length > 0 && (
        <>
          <p className="mt-2 text-base">Am nächsten:</p>
          <ul className="list-disc pl-6 text-base">
            {nearest.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      )}
      {children}
    </li>
  );
}

export const metadata: Metadata = { title: 'Offene Fragen an den Berater' };

function Addition({ addition }: { addition: ListedAddition }) {
  const { id, text, leadsTo, isPassage, createdAt } = addition;
  const passage = leadsTo ? `„${leadsTo}“` : 'einer Textstelle, die es nicht mehr gibt';
  const kind = isPassage ? 'Textstelle' : `Wortlaut zu ${passage}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-lg">{text}</h3>
        <p className="text-base text-muted">
          {kind}, {formatDate(createdAt)}
        </p>
      </div>
      <OneButtonForm action={removeAdditionAction} about={{ id }}>
        Entfernen
      </OneButtonForm>
    </li>
  );
}

export default async function AdviserPage({ searchParams }: PageQuery) {
  await requireEmployee('adviser');
  const { frage, seite, zusatz } = await searchParams;
  const [open, added] = await Promise.all([
    listOpenQuestions(pageNumber(seite)),
    listAdditions(pageNumber(zusatz)),
  ]);
  const { questions, page, pages } = open;
  // Only the chosen question's form gets the list of all passages.
  const inHand = questions.find(({ id }) => id === frage) ?? questions[0];
  const choices = await editorialChoices(inHand?.nearest.map(({ id }) => id) ?? []);
  const address = employeeRoutes.adviser;
  return (
    <>
      <PageTitle>Offene Fragen an den Berater</PageTitle>
      <p className="mt-3 max-w-prose">
        Darauf fand der Berater keine Antwort. Gespeichert sind nur Wörter, die in unseren Texten
        stehen; „…“ steht für alles andere. Was Sie hinzufügen, beantwortet er innerhalb einer
        halben Minute.
      </p>
      <h2 className="mt-8 text-xl">Ohne Antwort</h2>
      {questions.length === 0 ? (
        <p className="mt-2">Keine Frage ist offen.</p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {questions.map(({ id, nearest, ...question }) => (
            <OpenQuestion key={id} {...question} nearest={nearest.map(({ title }) => title)}>
              {id === inHand?.id ? (
                <PageForm
                  action={addWordingAction}
                  about={{ question: id }}
                  fields={[
                    {
                      name: 'wording',
                      label: 'Wortlaut',
                      hint: 'So, wie jemand fragen würde, in ganzen Wörtern und ohne Namen.',
                      defaultValue: question.text,
                    },
                    {
                      name: 'passageId',
                      label: 'Textstelle, die darauf antwortet',
                      defaultValue: choices.passages[0]?.value,
                      options: choices.passages,
                    },
                  ]}
                  submit="Als Wortlaut zuordnen"
                  className="mt-3 max-w-xl"
                />
              ) : (
                <TextLink href={`${address}?frage=${id}&seite=${page}`} look="row">
                  Zuordnen
                </TextLink>
              )}
              <div className="mt-2">
                <OneButtonForm action={closeQuestionAction} about={{ id }}>
                  Erledigt
                </OneButtonForm>
              </div>
            </OpenQuestion>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} hrefOf={(to) => `${address}?seite=${to}`} />
      <h2 className="mt-10 text-xl">Neue Textstelle</h2>
      <PageForm
        action={addPassageAction}
        fields={[
          {
            name: 'title',
            label: 'Frage',
            hint: 'In einer Zeile, wie sie über der Antwort steht.',
          },
          {
            name: 'text',
            label: 'Antwort',
            hint: 'Zwei bis fünf Sätze, höchstens 110 Wörter. Eine leere Zeile beginnt einen Absatz, „- “ einen Punkt einer Liste, **so** wird es fett.',
            rows: 6,
          },
          {
            name: 'questions',
            label: 'Wortlaute',
            hint: 'Wie andere dasselbe fragen würden, jeder in einer Zeile.',
            rows: 4,
          },
          {
            name: 'source',
            label: 'Wo das steht',
            hint: 'Die Aussage muss unter dieser Überschrift zu finden sein.',
            options: [{ value: '', label: 'Bitte wählen' }, ...choices.sources],
          },
        ]}
        submit="Textstelle hinzufügen"
        done="Hinzugefügt. Der Berater antwortet damit in einer halben Minute."
        isRepeatable
        className="mt-4 max-w-2xl"
      />
      <h2 className="mt-10 text-xl">Hinzugefügt</h2>
      {added.additions.length === 0 ? (
        <p className="mt-2">Noch hat niemand etwas hinzugefügt.</p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {added.additions.map((addition) => (
            <Addition key={addition.id} addition={addition} />
          ))}
        </ul>
      )}
      <Pagination
        label="Seiten des Hinzugefügten"
        page={added.page}
        pages={added.pages}
        hrefOf={(to) => `${address}?zusatz=${to}`}
      />
    </>
  );
}
