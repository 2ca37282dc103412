import Form from 'next/form';
import { Button } from '@/components/ui/button';
import { CalculatorFields, type CalculatorFieldsProps } from './calculator-fields';

interface CalculatorFormProps extends CalculatorFieldsProps {
  /** Address of the result; what was typed stands in its query */
  action: string;
}

/** A plain form, so that it needs no script. */
export function CalculatorForm({ action, ...fields }: CalculatorFormProps) {
  return (
    <Form action={action} noValidate autoComplete="off" className="max-w-xl">
      <CalculatorFields {...fields} />
      <Button type="submit">Berechnen</Button>
    </Form>
  );
}
