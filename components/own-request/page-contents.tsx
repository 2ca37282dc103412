import { SECTIONS } from './sections';

/** The parts of the page, as links. */
export function PageContents() {
  return (
    <nav aria-label="Inhalt" className="text-base lg:sticky lg:top-6 print:hidden">
      <ol className="border-y border-line py-2 sm:columns-2 lg:columns-1 lg:border-b-0 lg:pt-3">
        {SECTIONS.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="block py-1.5 leading-snug underline-offset-4 hover:text-petrol hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
