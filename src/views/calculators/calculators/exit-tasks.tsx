import { observer } from 'mobx-react-lite';
import { EXIT_TASKS, tickOf } from '@/core/calculators/calculators/exit-tasks';
import { ExitKey } from '@/stores/calculators/calculators/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { CheckboxField } from './calculator-fields';
import { exitMessages as texts } from './exit-messages';

export const ExitTasks = observer(function ExitTasks() {
  const of = useStore(ExitKey);
  return (
    <Section title={texts.tasks} className="exit-tasks">
      <p className="calc-small">{texts.tasksNote}</p>
      <ul>
        {EXIT_TASKS.map((task) => (
          <li key={task}>
            <CheckboxField of={of} name={tickOf(task)} label={texts.taskNames[task]} />
          </li>
        ))}
      </ul>
    </Section>
  );
});
