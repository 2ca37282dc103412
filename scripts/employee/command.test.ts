import { readEmployeeCommand } from './command';

const EMAIL = 'karin.beispiel@portal.example';

test.each([
  [['add', EMAIL], { action: 'add', email: EMAIL, name: 'Karin Beispiel', role: 'mitarbeiter' }],
  [
    ['add', '--role', 'leitung', EMAIL.toUpperCase(), '--name', ' Karin B. '],
    { action: 'add', email: EMAIL, name: 'Karin B.', role: 'leitung' },
  ],
  [['password', EMAIL], { action: 'password', email: EMAIL }],
  [['disable', EMAIL], { action: 'disable', email: EMAIL }],
  [['list'], { action: 'list' }],
])('%j is understood', (args, command) => {
  expect(readEmployeeCommand(args)).toEqual(command);
});

test.each([
  [[]],
  [['add']],
  [['add', EMAIL, 'more@portal.example']],
  [['add', EMAIL, '--role', 'chef']],
  [['add', EMAIL, '--name']],
  [['add', EMAIL, '--admin']],
  [['disable', EMAIL, '--role', 'leitung']],
  [['list', EMAIL]],
  [['delete', EMAIL]],
])('%j is no command', (args) => {
  expect(readEmployeeCommand(args)).toBeNull();
});
