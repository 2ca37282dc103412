import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './field';

const address = () => screen.getByLabelText('E-Mail');
const question = () => screen.findByRole('button', { name: /^Meinten Sie/ });

test('a misspelt provider is asked after, and its right name taken over', async () => {
  const onChange = jest.fn();
  render(<Field name="email" label="E-Mail" type="email" onChange={onChange} />);
  const user = userEvent.setup();
  await user.type(address(), 'erika@gmial.com');
  const button = await question();
  expect(button).toHaveTextContent('Meinten Sie gmail.com?');
  await user.click(button);
  expect(address()).toHaveValue('erika@gmail.com');
  expect(address()).toHaveFocus();
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'change' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('it stands beside what is wrong with the address', async () => {
  render(<Field name="email" label="E-Mail" type="email" error="Keine Adresse" />);
  const user = userEvent.setup();
  await user.type(address(), 'erika@gmailcom');
  await user.tab();
  expect(await question()).toBeVisible();
  expect(screen.getByText('Keine Adresse')).toBeVisible();
});
