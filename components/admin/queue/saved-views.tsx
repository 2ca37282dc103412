import { OneButtonForm } from '@/components/forms/server-form';
import type { FormValues, PlainFormAction } from '@/lib/platform/form-state';
import { PageLink } from '@/components/ui/page-link';
import type { View } from '@/lib/submissions/admin/views/view';
import { PageForm } from '@/components/forms/page-form';

interface SavedViewsProps {
  views: readonly View[];
  /** Absent for the unfiltered list, which needs no name */
  address?: string;
  save: PlainFormAction<FormValues>;
  remove: PlainFormAction<FormValues>;
}

const PRESS =
  'inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 hover:text-petrol';

const WHOM = [
  { value: 'mir', label: 'Nur ich' },
  { value: 'alle', label: 'Alle Mitarbeitenden' },
];

export function SavedViews({ views, address, save, remove }: SavedViewsProps) {
  if (views.length === 0 && !address) return null;
  const removable = views.filter(({ isRemovable }) => isRemovable);
  return (
    <div className="mt-1 flex flex-wrap items-start gap-x-5 text-base">
      {views.length > 0 && (
        <nav aria-label="Ansichten">
          <ul className="flex flex-wrap gap-x-5">
            {views.map(({ id, name, address: href }) => (
              <li key={id}>
                <PageLink
                  href={href}
                  aria-current={href === address ? 'true' : undefined}
                  className={`${PRESS} wrap-anywhere aria-[current]:font-semibold`}
                >
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {address && !views.some((view) => view.address === address) && (
        <details>
          <summary className={PRESS}>Ansicht sichern</summary>
          <PageForm
            action={save}
            about={{ address }}
            fields={[
              { name: 'name', label: 'Name der Ansicht' },
              { name: 'shownTo', label: 'Wer sieht sie?', defaultValue: 'mir', options: WHOM },
            ]}
            submit="Sichern"
            className="my-2 w-96 max-w-full"
          />
        </details>
      )}
      {removable.length > 0 && (
        <details>
          <summary className={PRESS}>Ansichten verwalten</summary>
          <ul className="divide-y divide-line">
            {removable.map(({ id, name, isShared }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
                <span className="wrap-anywhere">
                  {name}
                  {isShared && <span className="text-muted"> (für alle)</span>}
                </span>
                <OneButtonForm action={remove} about={{ id }}>
                  Entfernen
                </OneButtonForm>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
