import type { ComponentProps, ReactNode } from 'react';

interface TitledSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Of the heading, which names the section */
  id: string;
  title: ReactNode;
  level?: 'h2' | 'h3';
  /** Classes of the heading */
  look?: string;
}

export function TitledSection({
  id,
  title,
  level: Heading = 'h2',
  look = 'text-2xl',
  children,
  ...section
}: TitledSectionProps) {
  return (
    <section aria-labelledby={id} {...section}>
      <Heading id={id} className={look}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
