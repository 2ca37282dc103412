interface PageTitleProps {
  /** The list below is labelled by it */
  id?: string;
  children: string;
}

/** The heading of a page; it takes the focus when a pressed button is gone. */
export function PageTitle({ id, children }: PageTitleProps) {
  return (
    <h1 id={id} tabIndex={-1} className="text-2xl hyphens-manual sm:text-3xl">
      {children}
    </h1>
  );
}
