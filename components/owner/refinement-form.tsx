import { PageForm } from '@/components/forms/page-form';
import { PAGE_WORDS } from '@/components/forms/send-form';
import { OneButtonForm, type ServerFormTarget } from '@/components/forms/server-form';
import type { RefinementQuestion } from '@/lib/submissions/owner/correction/refinement';

interface RefinementFormProps extends ServerFormTarget {
  questions: readonly RefinementQuestion[];
}

export function RefinementForm({ questions, action, about }: RefinementFormProps) {
  if (questions.length === 0) return null;
  const nothing = Object.fromEntries(questions.map(({ name }) => [name, '']));
  return (
    <div className="mt-8 border-t border-line pt-4 print:hidden">
      <h3 id="genauer" className="text-lg">
        Wert genauer machen
      </h3>
      <p className="mt-1 mb-4 max-w-prose">
        Was Sie hier angeben, zählt überall, wo der Wert steht. Die Spanne folgt dem Wert; wie oft
        sie dann zutrifft, ist nicht gemessen. Nach Stockwerk und Modernisierung fragen wir nicht:
        Dazu kennen wir keine veröffentlichte Wirkung, die der Zustand nicht schon enthält.
      </p>
      <PageForm
        action={action}
        about={about}
        fields={questions.map(({ value, options, ...question }) => ({
          ...question,
          options,
          optional: true,
          autoComplete: 'off',
          inputMode: options ? undefined : 'decimal',
          defaultValue: value,
        }))}
        submit="Wert neu berechnen"
        notDone={PAGE_WORDS.notSent}
      />
      {questions.some(({ value }) => value) && (
        <div className="mt-3">
          <OneButtonForm action={action} about={{ ...about, ...nothing }}>
            Diese Angaben zurücknehmen
          </OneButtonForm>
        </div>
      )}
    </div>
  );
}
