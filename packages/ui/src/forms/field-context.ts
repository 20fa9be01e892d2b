import { createContext, useContext, useId } from 'react';

export interface FieldWiring {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined);

interface ControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  required?: boolean | undefined;
}

/** What a control takes over from the field around it; its own props win, and it also works alone. */
export function useFieldControl(own: ControlProps) {
  const field = useContext(FieldContext);
  const ownId = useId();
  const described = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id ?? ownId,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': field?.invalid ? true : undefined,
    required: own.required ?? field?.required,
  };
}
