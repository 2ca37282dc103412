'use server';

import { employeeAction } from '@/app/(employee)/employee-action';
import { addPassage, addWording, removeAddition } from '@/lib/adviser/editorial/additions-service';
import { closeQuestion } from '@/lib/adviser/editorial/service';

export const addWordingAction = employeeAction('adviser', (body, { id }) => addWording(body, id));

export const addPassageAction = employeeAction('adviser', (body, { id }) => addPassage(body, id));

export const removeAdditionAction = employeeAction('adviser', ({ id }) => removeAddition(id));

export const closeQuestionAction = employeeAction('adviser', ({ id }, employee) =>
  closeQuestion(id, employee.id),
);
