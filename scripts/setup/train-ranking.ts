import { keepLearned } from '../../lib/adviser/ranking/kept';

keepLearned();
