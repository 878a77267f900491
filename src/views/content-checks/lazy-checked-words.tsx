import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStore } from '../common/use-store';
import type { CheckedWordsProps } from './checked-words';
import { CheckedWordsPartKey } from './checked-words-part';

/** CheckedWords, once its code has come; nothing where it does not, as the service checks each text too. */
export const LazyCheckedWords = observer(function LazyCheckedWords(props: CheckedWordsProps) {
  const part = useStore(CheckedWordsPartKey);
  useEffect(() => {
    void part.load(['words']);
  }, [part]);
  const View = part.find('words');
  return View === null ? null : <View {...props} />;
});
