interface Props {
  sections: readonly { id: string; title: string }[];
}

export function PageContents({ sections }: Props) {
  return (
    <nav
      aria-label="Inhalt"
      className="text-base lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto print:hidden"
    >
      <ol className="border-y border-line py-2 max-lg:columns-[13rem] lg:border-b-0">
        {sections.map(({ id, title }) => (
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
