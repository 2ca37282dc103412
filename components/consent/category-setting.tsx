import type { COOKIE_CATEGORIES } from '@/lib/legal/cookie-categories';

/**
 * A category with its switch; details and examples unfold. What is necessary cannot be refused. Its
 * looks stand in app/consent.css once, and not in every page four times.
 */
export function CategorySetting({
  id,
  name,
  summary,
  details,
  examples,
}: (typeof COOKIE_CATEGORIES)[number]) {
  const isLocked = id === 'necessary';
  return (
    <fieldset>
      <legend className="sr-only">{name}</legend>
      <label>
        <span>
          <span className="font-semibold">{name}</span>
          <span className="text-base text-muted">{summary}</span>
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
        <summary>
          Details und Beispiele<span className="sr-only"> zu {name}</span>
        </summary>
        <p>{details}</p>
        <ul>
          {examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
      </details>
    </fieldset>
  );
}
