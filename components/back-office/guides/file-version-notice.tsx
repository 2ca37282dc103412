import { OneButtonForm } from '@/components/forms/one-button-form';
import type { Served } from '@/components/forms/use-served-form';
import type { Difference } from '@/lib/guides/editing/difference';
import { DifferenceList } from './difference-list';

interface FileVersionNoticeProps {
  /** From what is written here to what the file says */
  differences: readonly Difference[];
  take: Served;
  keep: Served;
}

/** Asks what is to become of a new version in the file of a guide that was changed here. */
export function FileVersionNotice({ differences, take, keep }: FileVersionNoticeProps) {
  return (
    <section
      aria-labelledby="datei-fassung"
      className="mt-6 rounded-lg border border-edge bg-surface p-4 sm:p-5"
    >
      <h2 id="datei-fassung" className="text-xl">
        Die Datei bringt eine neue Fassung
      </h2>
      <p className="mt-1 max-w-prose">
        Sie gilt nicht von selbst, weil hier etwas geändert wurde. Übernommen ersetzt sie den
        Entwurf; veröffentlicht wird er erst, wenn Sie es sagen.
      </p>
      <details className="mt-2">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-petrol">
          Unterschiede zeigen
        </summary>
        <DifferenceList differences={differences} />
      </details>
      <div className="mt-3 flex flex-wrap gap-3">
        <OneButtonForm how={take}>Übernehmen</OneButtonForm>
        <OneButtonForm how={keep} variant="outline">
          Behalten
        </OneButtonForm>
      </div>
    </section>
  );
}
