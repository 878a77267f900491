import type { PersonaRow } from '@/server/services/account/user/persona/persona.queries';

export function aPersonaRow(change: Partial<PersonaRow> = {}): PersonaRow {
  return {
    user_name: 'PeepalRoot',
    avatar_uri: 'kolam:3f9c61d07be2a845',
    avatar_color: '#DCE6DF',
    bio: '',
    is_reader: false,
    is_writer: false,
    selected_profile_type: 'ANONYMOUS',
    ...change,
  };
}
