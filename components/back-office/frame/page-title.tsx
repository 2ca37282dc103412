interface PageTitleProps {
  /** What the list below is named by */
  id?: string;
  children: string;
}

/** The heading of a page of the back-office; it takes the focus when what was pressed is gone. */
export function PageTitle({ id, children }: PageTitleProps) {
  return (
    <h1 id={id} tabIndex={-1} className="text-2xl hyphens-manual sm:text-3xl">
      {children}
    </h1>
  );
}
