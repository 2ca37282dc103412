import type { COOKIE_CATEGORIES } from '@/lib/legal/cookie-categories';

/** A category with its switch; details and examples unfold. What is necessary cannot be refused. */
export function CategorySetting({
  id,
  name,
  summary,
  details,
  examples,
}: (typeof COOKIE_CATEGORIES)[number]) {
  const isLocked = id === 'necessary';
  return (
    <fieldset className="border-t border-line py-3">
      <legend className="sr-only">{name}</legend>
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-default">
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-base text-muted">{summary}</span>
        </span>
        <input
          type="checkbox"
          role="switch"
          name="category"
          value={id}
          aria-label={name}
          defaultChecked={isLocked}
          disabled={isLocked}
          className="consent-switch"
        />
      </label>
      <details className="text-base">
        <summary className="flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
          Details und Beispiele<span className="sr-only"> zu {name}</span>
        </summary>
        <p>{details}</p>
        <ul className="mt-2 mb-2 list-disc pl-5">
          {examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
      </details>
    </fieldset>
  );
}
